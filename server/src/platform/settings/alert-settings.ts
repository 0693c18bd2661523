import type { SettingValues } from './settings.schema';

/** When daily alerts leave. */
export interface AlertSettings {
  /** Of the day, 0 to 23. */
  hour: number;
  /** In which that hour is meant, as the IANA names it. */
  timeZone: string;
}

export function alertProblems({ ALERT_TIME_ZONE }: SettingValues): string[] {
  try {
    new Intl.DateTimeFormat('en', { timeZone: ALERT_TIME_ZONE }).format();
    return [];
  } catch {
    return [`ALERT_TIME_ZONE is "${ALERT_TIME_ZONE}", but must be a time zone such as Europe/Zagreb.`];
  }
}

export function alertSettings({ ALERT_HOUR, ALERT_TIME_ZONE }: SettingValues): AlertSettings {
  return { hour: ALERT_HOUR, timeZone: ALERT_TIME_ZONE };
}
