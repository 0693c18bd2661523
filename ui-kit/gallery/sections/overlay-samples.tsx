import { useState, type ReactElement } from 'react';
import { Button, Checkbox, Dialog, Popover, TextField } from '../../src';
import { Sample, type SamplesProps } from '../sample';

export function OverlaySamples({ texts }: SamplesProps): ReactElement {
  const [shown, setShown] = useState<'sign-in' | 'filters' | 'wide' | null>(null);
  const close = (): void => setShown(null);
  const keys = `${texts.as.keys}: ${texts.keys.dialog}`;
  return (
    <>
      <Sample name="Dialog credentials" keys={keys}>
        <Button onClick={() => setShown('sign-in')}>{texts.dialog.open}</Button>
        <Dialog
          credentials
          open={shown === 'sign-in'}
          onClose={close}
          title={texts.dialog.title}
          closeLabel={texts.dialog.close}
          footer={
            <Button kind="primary" onClick={close}>
              {texts.dialog.title}
            </Button>
          }
        >
          <p>{texts.dialog.text}</p>
          <TextField label={texts.mail.label} type="email" autoComplete="username" />
          <TextField label={texts.dialog.password} type="password" autoComplete="current-password" />
        </Dialog>
      </Sample>
      <Sample name="Dialog side backdropCloses" keys={keys}>
        <Button onClick={() => setShown('filters')}>{texts.side.open}</Button>
        <Dialog
          kind="side"
          backdropCloses
          open={shown === 'filters'}
          onClose={close}
          title={texts.side.open}
          closeLabel={texts.dialog.close}
          footer={
            <>
              <Button onClick={close}>{texts.cancel}</Button>
              <Button kind="primary" onClick={close}>
                {texts.show}
              </Button>
            </>
          }
        >
          <p>{texts.side.text}</p>
          {Array.from({ length: 12 }, (_, index) => (
            <Checkbox key={index} label={`${texts.extras.label} ${index + 1}`} />
          ))}
        </Dialog>
      </Sample>
      <Sample name="Dialog wide" keys={keys}>
        <Button onClick={() => setShown('wide')}>{texts.more}</Button>
        <Dialog
          kind="wide"
          backdropCloses
          open={shown === 'wide'}
          onClose={close}
          title={texts.more}
          closeLabel={texts.dialog.close}
        >
          <p>{texts.popover.text}</p>
        </Dialog>
      </Sample>
      <PopoverSample texts={texts} />
    </>
  );
}

function PopoverSample({ texts }: SamplesProps): ReactElement {
  return (
    <Sample name="Popover" keys={`${texts.as.keys}: ${texts.keys.popover}`}>
      <Popover
        label={texts.popover.open}
        trigger={(trigger) => (
          <Button small {...trigger}>
            {texts.popover.open}
          </Button>
        )}
      >
        {(closePopover) => (
          <>
            <p>{texts.popover.text}</p>
            <Button small onClick={closePopover}>
              {texts.dialog.close}
            </Button>
          </>
        )}
      </Popover>
    </Sample>
  );
}
