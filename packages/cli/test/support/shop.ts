import { type Equipment, shellNamed, weaponNamed } from '@tabletop/warcrabs';

const weapon = (name: string, price: number, weight: number) => ({
  ...weaponNamed('Pickle Spear'),
  name,
  price,
  weight,
});

/** A list of equipment whose numbers are known, whatever those of the printed one are. */
export const SHOP: Equipment = {
  weapons: [
    weapon('Pickle Spear', 75, 1),
    { ...weaponNamed('Firecracker'), price: 20, weight: 0 },
    weapon('Letter Opener', 160, 3),
    weapon('Rocket', 600, 5),
  ],
  shells: [{ ...shellNamed('Soup Can'), price: 80, weight: 2, armour: 14 }],
};
