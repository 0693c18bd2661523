import type { ReactElement } from 'react';
import { Chip, Container } from '../src';
import { ActionSamples } from './sections/action-samples';
import { ChoiceSamples } from './sections/choice-samples';
import { ColourSamples } from './sections/colour-samples';
import { ContentSamples } from './sections/content-samples';
import { FieldSamples } from './sections/field-samples';
import { IconSamples } from './sections/icon-samples';
import { NavigationSamples } from './sections/navigation-samples';
import { OverlaySamples } from './sections/overlay-samples';
import { StateSamples } from './sections/state-samples';
import { TEXTS, textsOf } from './texts/texts-of';
import styles from './gallery.module.css';

const SECTIONS = {
  actions: ActionSamples,
  fields: FieldSamples,
  choices: ChoiceSamples,
  navigation: NavigationSamples,
  overlays: OverlaySamples,
  content: ContentSamples,
  states: StateSamples,
  icons: IconSamples,
  colours: ColourSamples,
} as const;

const NAMES = [
  'actions',
  'fields',
  'choices',
  'navigation',
  'overlays',
  'content',
  'states',
  'icons',
  'colours',
] as const;

/** Every component in every state, in one language. */
export function Gallery({ language }: { language: string }): ReactElement {
  const texts = textsOf(language);
  return (
    <Container className={styles.page}>
      <header className={styles.top}>
        <h1 translate="no">ui-kit</h1>
        <p>{texts.intro}</p>
        <nav aria-label={texts.language} className={styles.row}>
          {Object.keys(TEXTS).map((code) => (
            <Chip
              key={code}
              set={code === language}
              href={`?lang=${code}`}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
            >
              {code}
            </Chip>
          ))}
        </nav>
      </header>
      <main>
        {NAMES.map((name) => {
          const Samples = SECTIONS[name];
          return (
            <section key={name} aria-labelledby={name} className={styles.section}>
              <h2 id={name}>{texts.groups[name]}</h2>
              <div className={styles.samples}>
                <Samples texts={texts} />
              </div>
            </section>
          );
        })}
      </main>
    </Container>
  );
}
