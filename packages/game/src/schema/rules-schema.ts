import * as v from 'valibot';
import { isInParts, type KnobForm, type Knobs } from '../knobs.js';
import { flag, list, record, type Schema, whole } from './primitives.js';

/**
 * The schema of house rules whose knobs these are: some of them, each with a value that its knob takes. What they mean
 * together is for `readHouseRules` to judge.
 */
export function rulesSchemaOf<Rules extends object>(knobs: Knobs<Rules>): Schema<Partial<Rules>> {
  const forms: readonly [string, { readonly form: KnobForm }][] = Object.entries(knobs);
  const entries = Object.fromEntries(forms.map(([name, { form }]) => [name, v.exactOptional(schemaOf(form))]));
  // Every field is let through by the schema of its own knob, one for each rule.
  return record(entries) as Schema<Partial<Rules>>;
}

function schemaOf(form: KnobForm): Schema<unknown> {
  switch (form.kind) {
    case 'option':
      return v.picklist(form.options, form.wanted);
    case 'flag':
      return flag();
    case 'whole':
      return whole(form.least, form.most);
    case 'length':
      return lengthOf(form);
    case 'or-null':
      return v.nullable(schemaOf(form.form));
    case 'list':
      return list(schemaOf(form.item), form.most, form.least);
    case 'record':
      return record(Object.fromEntries(Object.entries(form.fields).map(([name, part]) => [name, schemaOf(part)])));
    case 'checked':
      return v.pipe(schemaOf(form.form), v.check(form.isRight, form.wanted));
  }
}

function lengthOf({ wanted, least, most, parts }: KnobForm & { readonly kind: 'length' }): Schema<number> {
  return v.pipe(
    v.number(wanted),
    v.minValue(least, wanted),
    v.maxValue(most, wanted),
    v.check((value) => isInParts(value, parts), wanted),
    v.transform((value) => value + 0),
  );
}
