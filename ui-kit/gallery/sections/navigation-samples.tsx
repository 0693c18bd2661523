import type { ReactElement } from 'react';
import { Accordion, AccordionItem, Breadcrumbs, Pagination, Tabs } from '../../src';
import { Sample, State, type SamplesProps } from '../sample';

export function NavigationSamples({ texts }: SamplesProps): ReactElement {
  const labels = (which: string) => ({
    navigation: `${texts.pages.label} ${which}`,
    previous: texts.pages.previous,
    next: texts.pages.next,
    page: (page: number) => `${texts.pages.page} ${page}`,
  });
  return (
    <>
      <Sample name="Tabs" keys={`${texts.as.keys}: ${texts.keys.tabs}`}>
        <Tabs
          label={texts.tabs.label}
          tabs={[
            { id: 'description', label: texts.tabs.description, content: <p>{texts.long}</p> },
            { id: 'costs', label: texts.tabs.costs, content: <p>{texts.questions.costsAnswer}</p> },
            { id: 'plan', label: texts.tabs.plan, content: <p>{texts.card}</p> },
          ]}
        />
      </Sample>
      <Sample name="Accordion, AccordionItem" keys={`${texts.as.keys}: ${texts.keys.accordion}`}>
        <Accordion>
          <AccordionItem title={texts.questions.costs} name="questions" open>
            <p>{texts.questions.costsAnswer}</p>
          </AccordionItem>
          <AccordionItem title={texts.questions.viewing} note={texts.as.normal} name="questions">
            <p>{texts.questions.viewingAnswer}</p>
          </AccordionItem>
        </Accordion>
      </Sample>
      <Sample name="Breadcrumbs">
        <Breadcrumbs
          label={texts.path.label}
          steps={[
            { label: texts.path.home, href: '#navigation' },
            { label: texts.path.county, href: '#navigation' },
            { label: 'Split', href: null },
          ]}
        />
      </Sample>
      <Sample name="Pagination" wide>
        <State caption={texts.as.normal}>
          <Pagination current={4} last={12} href={(page) => `#page-${page}`} labels={labels('4')} />
        </State>
        <State caption="1">
          <Pagination current={1} last={3} href={(page) => `#page-${page}`} labels={labels('1')} />
        </State>
      </Sample>
    </>
  );
}
