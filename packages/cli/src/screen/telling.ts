import type { Told } from '../games/adapter.js';
import type { Screen } from './screen.js';
import { accent, bold } from './span.js';

/** Shows what happened: headings after an empty line, what belongs under them indented. */
export function tell(screen: Screen, story: readonly Told[]): void {
  for (const { text, level } of story) {
    if (level === 'heading') {
      screen.line();
      screen.line(bold(text));
    } else if (level === 'subheading') screen.line(accent(text));
    else screen.line(`  ${text}`);
  }
}
