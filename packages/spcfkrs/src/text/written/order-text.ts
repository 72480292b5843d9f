import type { Act, FireOrder, Move, Order } from '../../orders/order.js';
import type { Aim } from '../../stage.js';
import type { Naming } from '../teller.js';
import { cellText } from '../words.js';
import { crewWritten } from './crew-text.js';

/** An order in its written form: 'P3+P4: shoot B1; move C4 D5', 'V1: slag, fire 1 at V2.1; keep 6 from V2'. */
export function orderText({ units, act, move, crew = [] }: Order, naming: Naming): string {
  const done = [...crew.flatMap((each) => crewWritten(each, naming)), ...(act === null ? [] : actWritten(act, naming))];
  const parts = [...(done.length === 0 ? [] : [done.join(', ')]), ...(move === null ? [] : moveWritten(move, naming))];
  return `${units.map(naming.unit).join('+')}: ${parts.length === 0 ? 'hold' : parts.join('; ')}`;
}

function actWritten(act: Act, naming: Naming): readonly string[] {
  switch (act.type) {
    case 'hack':
      return [`hack ${naming.unit(act.target)}`];
    case 'stab':
    case 'shoot':
      return [`${act.type} ${act.through ? 'through ' : ''}${naming.part(act.target, act.part ?? 0)}`];
    case 'shoot-cover':
      return [`shoot cover ${cellText(act.at)}`];
    case 'fire':
      return shotsWritten(act, naming);
  }
}

/** What guns are fired at, those together that are listed one after another for the same: 'fire 1+2 at V2.1'. @rule S-GUNS */
function shotsWritten({ guns }: FireOrder, naming: Naming): readonly string[] {
  const shots: { guns: string; at: string }[] = [];
  for (const { gun, aim } of guns) {
    const at = aimWritten(aim, naming);
    const last = shots.at(-1);
    if (last?.at === at) last.guns += `+${gun + 1}`;
    else shots.push({ guns: String(gun + 1), at });
  }
  return shots.map((shot) => `fire ${shot.guns} ${shot.at}`);
}

function aimWritten(aim: Aim, { part }: Naming): string {
  if (aim.kind === 'cover') return `at cover ${cellText(aim.at)}`;
  return `${aim.through ? 'through cover ' : ''}at ${part(aim.unit, aim.part)}`;
}

/** A move; nothing for one along no spaces. */
function moveWritten(move: Move, { unit, part }: Naming): readonly string[] {
  switch (move.type) {
    case 'path':
      return move.path.length === 0 ? [] : [`move ${move.path.map(cellText).join(' ')}`];
    case 'follow':
      return [`follow ${unit(move.target)}`];
    case 'keep':
      return [`keep ${move.distance} from ${unit(move.target)}`];
    case 'ram': {
      const way = move.path.length === 0 ? '' : ` via ${move.path.map(cellText).join(' ')}`;
      return [`ram ${part(move.target, move.part ?? 0)}${way}`];
    }
    case 'delay':
      return ['delay'];
  }
}
