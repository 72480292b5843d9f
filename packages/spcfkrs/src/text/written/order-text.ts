import type { UnitId } from '../../ids.js';
import type { Act, Move, Order } from '../../orders/order.js';
import { cellText } from '../words.js';

/** An order in its written form: 'P3+P4: shoot B1; move C4 D5'. */
export function orderText({ units, act, move }: Order, name: (id: UnitId) => string): string {
  const parts = [...(act === null ? [] : [actWritten(act, name)]), ...(move === null ? [] : moveWritten(move, name))];
  return `${units.map(name).join('+')}: ${parts.length === 0 ? 'hold' : parts.join('; ')}`;
}

function actWritten(act: Act, name: (id: UnitId) => string): string {
  switch (act.type) {
    case 'hack':
      return `hack ${name(act.target)}`;
    case 'stab':
    case 'shoot':
      return `${act.type} ${act.through ? 'through ' : ''}${name(act.target)}`;
    case 'shoot-cover':
      return `shoot cover ${cellText(act.at)}`;
  }
}

/** A move; nothing for one along no spaces. */
function moveWritten(move: Move, name: (id: UnitId) => string): readonly string[] {
  switch (move.type) {
    case 'path':
      return move.path.length === 0 ? [] : [`move ${move.path.map(cellText).join(' ')}`];
    case 'follow':
      return [`follow ${name(move.target)}`];
    case 'delay':
      return ['delay'];
  }
}
