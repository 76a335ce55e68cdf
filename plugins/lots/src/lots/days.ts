/** SQL for today in Belgium, in the format of lot dates. */
export const TODAY = `to_char(now() AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD')`

/** SQL for a later day. The binding `days` is the number of days. */
export const IN_DAYS = `to_char((now() AT TIME ZONE 'Europe/Brussels') + make_interval(days => :days), 'YYYY-MM-DD')`
