import { useState, type ReactElement } from 'react';
import {
  BusyButton,
  Button,
  ButtonLink,
  Chip,
  ChipButton,
  CloseIcon,
  DownIcon,
  HeartButton,
  IconButton,
  RemovableChip,
  SearchIcon,
  ShareIcon,
  TextLink,
} from '../../src';
import { Row, Sample, State, type SamplesProps } from '../sample';

const KINDS = ['primary', 'outlined', 'dark', 'plain'] as const;

export function ActionSamples({ texts }: SamplesProps): ReactElement {
  const [kept, setKept] = useState(false);
  return (
    <>
      {KINDS.map((kind) => (
        <Sample key={kind} name={`Button ${kind}`}>
          <State caption={texts.as.normal}>
            <Row>
              <Button kind={kind}>{texts.show}</Button>
              <Button kind={kind} small>
                <SearchIcon />
                {texts.save}
              </Button>
            </Row>
          </State>
          <State caption={texts.as.off}>
            <Row>
              <Button kind={kind} disabled>
                {texts.show}
              </Button>
            </Row>
          </State>
          <State caption={texts.as.busy}>
            <Row>
              <BusyButton kind={kind} busy>
                {texts.save}
              </BusyButton>
            </Row>
          </State>
        </Sample>
      ))}
      <Sample name="Button full, ButtonLink">
        <Button kind="primary" full>
          {texts.long}
        </Button>
        <ButtonLink href="#actions">{texts.more}</ButtonLink>
      </Sample>
      <Sample name="IconButton, HeartButton">
        <Row>
          <IconButton label={texts.dialog.close}>
            <CloseIcon />
          </IconButton>
          <IconButton label={texts.more} disabled>
            <ShareIcon />
          </IconButton>
          <HeartButton label={texts.save} pressed={kept} onToggle={() => setKept(!kept)} />
          <HeartButton label={`${texts.save}, ${texts.as.set}`} pressed onToggle={() => undefined} />
        </Row>
      </Sample>
      <Sample name="Chip, ChipButton, RemovableChip">
        <Row>
          <Chip href="#actions">{texts.path.home}</Chip>
          <ChipButton>
            {texts.price.label}
            <DownIcon size="xs" />
          </ChipButton>
          <ChipButton set>{texts.extras.lift}</ChipButton>
          <ChipButton disabled>{texts.extras.parking}</ChipButton>
          <RemovableChip href="#actions" label={`${texts.place.clear}: Split`}>
            Split
          </RemovableChip>
        </Row>
      </Sample>
      <Sample name="TextLink">
        <p>
          {texts.dialog.text} <TextLink href="#actions">{texts.more}</TextLink>
        </p>
      </Sample>
    </>
  );
}
