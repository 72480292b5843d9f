import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { isUnitName, UNIT_NAME_WANTED, withoutCapitals } from './unit-name.js';

/** Reads the name of a unit, which is added to those that are taken: no other has the same but for capitals. @rule S-ORDERS */
export function unitNameIn(source: reading.Source, taken: Set<string>): string {
  const name = reading.valueIn(source, 'name');
  if (!isUnitName(name)) {
    reading.wanted(source, 'name', UNIT_NAME_WANTED);
    return '';
  }
  const plain = withoutCapitals(name);
  if (taken.has(plain)) reading.refuse(source, 'name', `There are two units called ${show(name)}, capitals aside.`);
  taken.add(plain);
  return name;
}
