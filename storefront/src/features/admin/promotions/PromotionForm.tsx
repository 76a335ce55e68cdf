import type { AdminPromotion } from "@bon-perroquet/contract"
import { useRereadPromotion, useSavePromotion } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type Read, type FieldTexts } from "../../../components/draft"
import { useLanguage } from "../../../i18n"
import { useResultToast } from "../use-result-toast"
import { FieldGroup } from "../settings/FieldGroup"
import {
  formFrom,
  NEW_PROMOTION,
  promotionFormSchema,
  valuesOf,
  type PromotionValues,
} from "./promotion-form"
import { TargetFields } from "./TargetFields"
import { KindFields, TermsFields } from "./TermsFields"
import { ValueFields } from "./ValueFields"

const NAMES = {
  kind: "get",
  code: "code",
  on: "on",
  product_ids: "chosen",
  category_ids: "categories",
  unit: "unit",
  percent: "valuePercent",
  amount: "valueAmount",
  minimum: "minimum",
  limit: "limit",
  limit_per_email: "perEmail",
  segment: "segment",
  from: "from",
  until: "until",
  note: "note",
} as const satisfies Record<keyof PromotionValues, string>

const isField = (path: string): path is keyof typeof NAMES => path in NAMES

function usePromotionTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  return {
    nameOf: (path) => (isField(path) ? t(`promotions.form.${NAMES[path]}`) : path),
    valueOf: (_path, value) => (Array.isArray(value) ? String(value.length) : String(value)),
  }
}

type PromotionFormProps = {
  promotion?: AdminPromotion
  /** First values of a new promotion. */
  begin?: Partial<PromotionValues>
  onSaved?: () => void
}

export function PromotionForm({ promotion, begin, onSaved }: PromotionFormProps) {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useSavePromotion()
  const reread = useRereadPromotion()
  const { language } = useLanguage()
  const readOf = (saved: AdminPromotion | undefined): Read<PromotionValues> => ({
    values: saved?.form ? valuesOf(saved.form, language) : { ...NEW_PROMOTION, ...begin },
    version: saved?.version,
  })
  const read = readOf(promotion)
  const form = useForm<PromotionValues>({
    resolver: zodResolver(promotionFormSchema),
    defaultValues: read.values,
  })
  const draft = useDraft({ form, name: "promotion", record: promotion?.id ?? "new", read })

  async function save(values: PromotionValues) {
    if (isPending) return
    const saving = draft.save(
      values,
      (typed, { version }) =>
        mutateAsync({ ...(promotion && { id: promotion.id, version }), form: formFrom(typed) }),
      async () => readOf(promotion && (await reread(promotion.id))),
      () => (onSaved ? onSaved() : navigate("/admin/promotions")),
    )
    const done = t(promotion ? "promotions.form.saved" : "promotions.form.created")
    await withToast(saving, done, t("promotions.form.failed")).catch(() => undefined)
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <DraftNotices draft={draft} texts={usePromotionTexts()} />
        <KindFields />
        <FieldGroup title={t("promotions.form.for")}>
          <TargetFields />
        </FieldGroup>
        <FieldGroup title={t("promotions.form.howMuch")}>
          <ValueFields />
        </FieldGroup>
        <TermsFields />
        <Announced />
        <div className="border-t border-line pt-5">
          <Button type="submit" pending={isPending}>
            {t(promotion ? "promotions.form.save" : "promotions.form.create")}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** Selects whether shoppers see the promotion before their cart qualifies. */
function Announced() {
  const { t } = useTranslation("admin")
  const { control } = useFormContext<PromotionValues>()
  const [kind, ...limits] = useWatch({ control, name: ["kind", "limit", "limit_per_email", "segment"] })
  if (kind !== "automatic") return null
  return (
    <p role="status" className="text-bark">
      {t(limits.some(Boolean) ? "promotions.form.untold" : "promotions.form.told")}
    </p>
  )
}
