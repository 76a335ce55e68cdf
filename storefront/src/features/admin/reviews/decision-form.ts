import "../../../config/validation"
import {
  REVIEW_RULES,
  reviewDecisionSchema,
  type AdminReview,
  type ReviewDecision,
} from "@bon-perroquet/contract"
import type { Read } from "../../../components/draft"
import { z } from "zod"

/** Values of the decision form. Published reviews have no broken rule. */
export const decisionFormSchema = z
  .object({
    state: z.enum(["published", "refused"]),
    refusal: z.enum(["", ...REVIEW_RULES]),
    reply: z
      .string()
      .trim()
      .max(reviewDecisionSchema.shape.reply.unwrap().maxLength ?? Infinity),
  })
  .refine(({ state, refusal }) => state === "published" || refusal !== "", { path: ["refusal"] })
export type DecisionValues = z.input<typeof decisionFormSchema>

/** Returns the form's initial values and version. The default for waiting reviews is to publish. */
export const readOf = ({ state, refusal, reply, version }: AdminReview): Read<DecisionValues> => ({
  values: {
    state: state === "refused" ? "refused" : "published",
    refusal: refusal ?? "",
    reply: reply ?? "",
  },
  version,
})

export const decisionFrom = ({ state, refusal, reply }: DecisionValues): ReviewDecision => ({
  state,
  refusal: state === "refused" && refusal ? refusal : null,
  reply: reply.trim() || null,
})
