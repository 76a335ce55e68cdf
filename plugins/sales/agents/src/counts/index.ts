import { dayInBelgium } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type CountedStep = "search" | "cart" | "handover" | "order"

/** Maximum of separate assistants per day. Others are counted together, because anybody can invent a name. */
const AGENTS_PER_DAY = 50
export const OTHER_AGENTS = "other"

const ADD = `
  INSERT INTO agent_count (day, agent, step, count)
  SELECT :day, CASE WHEN (SELECT count(DISTINCT agent) FROM agent_count WHERE day = :day AND agent <> :agent)
    >= ${AGENTS_PER_DAY} THEN '${OTHER_AGENTS}' ELSE :agent END, :step, 1
  ON CONFLICT (day, agent, step) DO UPDATE SET count = agent_count.count + 1, updated_at = now()`

/** Counts a step of an assistant on this day. Contains no data about shoppers. */
export async function countStep(knex: Knex, agent: string, step: CountedStep): Promise<void> {
  await knex.raw(ADD, { day: dayInBelgium(new Date()), agent, step })
}
