import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { ARMS, type Arm } from './choose-arm';
import './experiments.tables';
import { estimateDifference, estimateShare, type Estimate } from './intervals';

/** What visitors of an arm may do next. */
export const GOALS = ['opened', 'contacted'] as const;
export type Goal = (typeof GOALS)[number];

export interface ArmResult {
  arm: Arm;
  visitors: number;
  goals: { goal: Goal; count: number; share: Estimate }[];
}

export interface ExperimentResults {
  arms: ArmResult[];
  /** By how much who gets pages as they are is above who gets them without. */
  differences: { goal: Goal; difference: Estimate }[];
  /** Visitors who were given both, and are counted for neither. */
  mixed: number;
}

type Row = { arm: string; visitors: number } & Record<Goal, number>;

/** Counts what became of visitors after they were first given an arm, of those who agreed to be counted; programs are left out. */
export async function readResults(
  db: Db,
  { name, startedAt, stoppedAt }: { name: string; startedAt: Date; stoppedAt: Date | null },
): Promise<ExperimentResults> {
  const { rows } = await sql<Row>`
    WITH told AS (
      SELECT visitor, name, happened_at, properties FROM tracked_event
      WHERE day >= ${startedAt}::date AND happened_at >= ${startedAt} AND happened_at <= ${stoppedAt ?? new Date()}
        AND agent <> 'bot' AND name IN ('Experiment Viewed', 'Ad Seen', 'Phone Revealed', 'Lead Sent')),
    given AS (
      SELECT visitor, min(properties->>'arm') AS arm, count(DISTINCT properties->>'arm') AS arms, min(happened_at) AS since
      FROM told WHERE name = 'Experiment Viewed' AND properties->>'experiment' = ${name} GROUP BY visitor),
    done AS (
      SELECT visitor, bool_or(told.name = 'Ad Seen') AS opened, bool_or(told.name IN ('Phone Revealed', 'Lead Sent')) AS contacted
      FROM given JOIN told USING (visitor) WHERE told.happened_at >= given.since GROUP BY visitor)
    SELECT CASE WHEN arms = 1 THEN arm ELSE '' END AS arm, count(*)::int AS visitors,
           (count(*) FILTER (WHERE opened))::int AS opened, (count(*) FILTER (WHERE contacted))::int AS contacted
    FROM given LEFT JOIN done USING (visitor) GROUP BY 1`.execute(db);
  const arms = ARMS.map((arm) => resultOf(arm, rows));
  const shareOf = (at: number, goal: Goal): Estimate =>
    arms[at]?.goals.find((counted) => counted.goal === goal)?.share ?? estimateShare(0, 0);
  return {
    arms,
    differences: GOALS.map((goal) => ({ goal, difference: estimateDifference(shareOf(0, goal), shareOf(1, goal)) })),
    mixed: rows.find(({ arm }) => arm === '')?.visitors ?? 0,
  };
}

function resultOf(arm: Arm, rows: readonly Row[]): ArmResult {
  const row = rows.find((candidate) => candidate.arm === arm);
  const visitors = row?.visitors ?? 0;
  return {
    arm,
    visitors,
    goals: GOALS.map((goal) => ({ goal, count: row?.[goal] ?? 0, share: estimateShare(row?.[goal] ?? 0, visitors) })),
  };
}
