import { actsOf, stepOf, VISIT_ACTS, VISIT_STATES, type VisitState } from './visit-step';

test('R118 who may do what, and where it leads', () => {
  const table = (['advertiser', 'visitor'] as const).map((side) =>
    VISIT_STATES.map((state) =>
      `${side} ${state}: ${actsOf(side, state)
        .map((act) => `${act}→${stepOf(side, state, act) ?? ''}`)
        .join(' ')}`.trim(),
    ),
  );
  expect(table).toEqual([
    [
      'advertiser requested: confirm→confirmed propose→countered decline→declined',
      'advertiser countered: propose→countered decline→declined',
      'advertiser confirmed: propose→countered decline→cancelled',
      'advertiser declined:',
      'advertiser cancelled:',
    ],
    [
      'visitor requested: decline→cancelled',
      'visitor countered: confirm→confirmed decline→cancelled',
      'visitor confirmed: decline→cancelled',
      'visitor declined:',
      'visitor cancelled:',
    ],
  ]);
});

test('R118 a visit that was declined or cancelled stays so', () => {
  const ended: VisitState[] = ['declined', 'cancelled'];
  for (const state of ended)
    for (const act of VISIT_ACTS)
      expect([stepOf('visitor', state, act), stepOf('advertiser', state, act)]).toEqual([null, null]);
});
