import { ClockIcon, DrawIcon, RadiusIcon, type IconComponent } from '@kvadrat/ui-kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './areas.module.css';

export type AreaTool = 'draw' | 'circle' | 'travel';

interface ToolTab {
  tool: AreaTool;
  Icon: IconComponent;
  name: MessageDescriptor;
}

export const TOOLS: readonly ToolTab[] = [
  { tool: 'draw', Icon: DrawIcon, name: msg`Crtanje` },
  { tool: 'circle', Icon: RadiusIcon, name: msg`Krug` },
  { tool: 'travel', Icon: ClockIcon, name: msg`Vrijeme putovanja` },
];

/** Ways to say where. */
export function ToolTabs({
  tools,
  value,
  onChange,
}: {
  tools: readonly ToolTab[];
  value: AreaTool;
  onChange: (tool: AreaTool) => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.tabs} role="group" aria-label={t`Način`}>
      {tools.map(({ tool, Icon, name }) => (
        <button key={tool} type="button" aria-pressed={tool === value} onClick={() => onChange(tool)}>
          <Icon />
          {i18n._(name)}
        </button>
      ))}
    </div>
  );
}
