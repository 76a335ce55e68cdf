import {
  MAX_REVIEW_REPLY,
  REVIEW_RULES,
  type AdminReview,
  reviewDecisionSchema,
  type ReviewDecision,
} from "@bon-perroquet/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type FieldTexts, type Read } from "../../../components/draft"
import { SelectField, TextAreaField } from "../../../components/Field"
import { OrderCard } from "../../order"
import { useMay } from "../guard/use-may"
import { useResultToast } from "../use-result-toast"
import "../../../config/validation"
import { z } from "zod"

const STATES = { published: "reviews.publish", refused: "reviews.refuse" } as const

type Decided = Pick<AdminReview, "id" | "state" | "refusal" | "reply" | "version">

type DecisionFormProps = {
  of: "reviews" | "questions"
  decided: Decided
  mutation: {
    mutateAsync: (made: {
      id: string
      decision: ReviewDecision
      version: string | undefined
    }) => Promise<unknown>
    isPending: boolean
  }
  reread: (id: string) => Promise<Decided>
  onSaved: () => void
}

/**
 * Publishes or rejects a review or question. A rejection needs the broken rule. A published question needs an answer.
 * The reply is public.
 */
export function DecisionForm({ of, decided, mutation, reread, onSaved }: DecisionFormProps) {
  const { t } = useTranslation("admin")
  const { t: reviews } = useTranslation("reviews")
  const may = useMay()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = mutation
  const read = readOf(decided)
  const form = useForm<DecisionValues>({
    resolver: zodResolver(of === "questions" ? answerFormSchema : decisionFormSchema),
    defaultValues: read.values,
  })
  const draft = useDraft({ form, name: "review-decision", record: decided.id, read })
  const { register, formState, control } = form
  const isRefused = useWatch({ control, name: "state" }) === "refused"
  const texts = useDecisionTexts()
  const save = form.handleSubmit(async (values) => {
    const saving = draft.save(
      values,
      (typed, { version }) => mutateAsync({ id: decided.id, decision: decisionFrom(typed), version }),
      async () => readOf(await reread(decided.id)),
      onSaved,
    )
    await withToast(saving, t(`${of}.saved`), t(`${of}.failed`)).catch(() => undefined)
  })
  return (
    <OrderCard title={t("reviews.decision")}>
      <p className="max-w-prose text-bark">{t(`${of}.law`)}</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotices draft={draft} texts={texts} />
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">{t("reviews.decision")}</legend>
          {Object.entries(STATES).map(([state, text]) => (
            <label key={state} className="flex min-h-11 items-center gap-3">
              <input type="radio" value={state} className="size-5 accent-leaf" {...register("state")} />
              {t(text)}
            </label>
          ))}
        </fieldset>
        {isRefused && (
          <SelectField
            label={t("reviews.rule")}
            error={formState.errors.refusal && t("reviews.ruleMissing")}
            {...register("refusal")}
          >
            <option value="">{t("reviews.choose")}</option>
            {REVIEW_RULES.map((rule) => (
              <option key={rule} value={rule}>
                {reviews(`rules.${rule}`)}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          label={t("reviews.reply")}
          hint={t(`${of}.replyHint`)}
          rows={3}
          maxLength={MAX_REVIEW_REPLY}
          error={formState.errors.reply && t("questions.replyMissing")}
          {...register("reply")}
        />
        {may("products:write") && (
          <Button type="submit" pending={isPending} className="self-start">
            {t("reviews.save")}
          </Button>
        )}
      </form>
    </OrderCard>
  )
}

function useDecisionTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const { t: reviews } = useTranslation("reviews")
  const names = { state: t("reviews.decision"), refusal: t("reviews.rule"), reply: t("reviews.reply") }
  return {
    nameOf: (path) => names[path as keyof typeof names] ?? path,
    valueOf: (path, value) => {
      if (path === "state") return t(value === "refused" ? "reviews.refuse" : "reviews.publish")
      const rule = path === "refusal" && REVIEW_RULES.find((each) => each === value)
      if (rule) return reviews(`rules.${rule}`)
      return typeof value === "string" ? value : ""
    },
  }
}

const decisionFormSchema = z
  .object({
    state: z.enum(["published", "refused"]),
    refusal: z.enum(["", ...REVIEW_RULES]),
    reply: z
      .string()
      .trim()
      .max(reviewDecisionSchema.shape.reply.unwrap().maxLength ?? Infinity),
  })
  .refine(({ state, refusal }) => state === "published" || refusal !== "", { path: ["refusal"] })
const answerFormSchema = decisionFormSchema.refine(
  ({ state, reply }) => state === "refused" || reply !== "",
  {
    path: ["reply"],
  },
)
type DecisionValues = z.input<typeof decisionFormSchema>

/** Selects "publish" until a decision was made. */
const readOf = ({ state, refusal, reply, version }: Decided): Read<DecisionValues> => ({
  values: {
    state: state === "refused" ? "refused" : "published",
    refusal: refusal ?? "",
    reply: reply ?? "",
  },
  version,
})

const decisionFrom = ({ state, refusal, reply }: DecisionValues): ReviewDecision => ({
  state,
  refusal: state === "refused" && refusal ? refusal : null,
  reply: reply.trim() || null,
})
