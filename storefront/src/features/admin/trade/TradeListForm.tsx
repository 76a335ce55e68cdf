import type { TradeList } from "@bon-perroquet/contract"
import {
  useAddCustomerGroup,
  useCustomerGroups,
  useRereadTradeList,
  useSaveTradeList,
} from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type FieldTexts } from "../../../components/draft"
import { Field } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { FieldGroup } from "../settings/FieldGroup"
import { useResultToast } from "../use-result-toast"
import { StepRows } from "./StepRows"
import { listFrom, NEW_TRADE_LIST, tradeFormSchema, valuesOf, type TradeValues } from "./trade-form"

const byRules = zodResolver(tradeFormSchema)
const CHOICE = "flex min-h-11 items-center gap-3"

/** @param onSaved called after an existing list was saved */
export function TradeListForm({ list, onSaved }: { list?: TradeList; onSaved?: () => void }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const navigate = useNavigate()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useSaveTradeList()
  const reread = useRereadTradeList()
  const readOf = (saved: TradeList | undefined) => ({
    values: saved ? valuesOf(saved, language) : NEW_TRADE_LIST,
    version: saved?.version,
  })
  const read = readOf(list)
  const form = useForm<TradeValues>({ resolver: byRules, defaultValues: read.values })
  const draft = useDraft({ form, name: "trade-list", record: list?.id ?? "new", read })
  const { errors } = form.formState
  const optionalLabel = common("optional")

  async function save(values: TradeValues) {
    if (isPending) return
    let created: TradeList | undefined
    const saving = draft.save(
      values,
      async (typed, { version }) => {
        created = await mutateAsync({ id: list?.id, version, list: listFrom(typed) })
      },
      async () => readOf(list && (await reread(list.id))),
      () => (onSaved ? onSaved() : created && navigate(`/admin/trade-lists/${created.id}`)),
    )
    await withToast(saving, t("trade.form.saved"), t("trade.form.failed")).catch(() => undefined)
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <DraftNotices draft={draft} texts={useTradeTexts()} />
        <FieldGroup title={t("trade.form.for")}>
          <Field
            className="sm:col-span-2"
            label={t("trade.form.title")}
            error={errors.title && t("trade.form.errors.title")}
            autoComplete="off"
            maxLength={80}
            {...form.register("title")}
          />
          <Groups />
        </FieldGroup>
        <FieldGroup title={t("trade.form.discounts")}>
          <StepRows label={t("trade.form.percent")} hint={t("trade.form.discountsHint")} />
        </FieldGroup>
        <FieldGroup title={t("trade.form.terms")}>
          <Field
            label={t("trade.form.minimum")}
            hint={t("trade.form.minimumHint")}
            inputMode="decimal"
            autoComplete="off"
            optionalLabel={optionalLabel}
            error={errors.minimum && t("trade.form.errors.value")}
            {...form.register("minimum")}
          />
          <span className="max-sm:hidden" />
          <Field
            type="date"
            label={t("promotions.form.from")}
            optionalLabel={optionalLabel}
            error={errors.from && t("promotions.form.errors.day")}
            {...form.register("from")}
          />
          <Field
            type="date"
            label={t("promotions.form.until")}
            optionalLabel={optionalLabel}
            error={errors.until && t("promotions.form.errors.until")}
            {...form.register("until")}
          />
        </FieldGroup>
        <div className="border-t border-line pt-5">
          <Button type="submit" pending={isPending}>
            {t(list ? "trade.form.save" : "trade.form.create")}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

function useTradeTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const names: Record<keyof TradeValues, string> = {
    title: t("trade.form.title"),
    group_ids: t("trade.form.groups"),
    is_for_businesses: t("trade.form.businesses"),
    from: t("promotions.form.from"),
    until: t("promotions.form.until"),
    minimum: t("trade.form.minimum"),
    steps: t("trade.form.discounts"),
  }
  const isField = (path: string): path is keyof TradeValues => path in names
  return {
    nameOf: (path) => (isField(path) ? names[path] : path),
    valueOf: (path, value) => {
      if (typeof value === "boolean") return t(value ? "changes.yes" : "changes.no")
      if (!Array.isArray(value)) return String(value)
      if (path !== "steps") return String(value.length)
      return (value as TradeValues["steps"]).map((step) => `${step.from}: ${step.value} %`).join(", ")
    },
  }
}

function Groups() {
  const { t } = useTranslation("admin")
  const { register, control, setValue, formState } = useFormContext<TradeValues>()
  const chosen = useWatch({ control, name: "group_ids" })
  const { data: groups = [] } = useCustomerGroups()
  const mayAdd = useMay()("shop:write")
  const choose = (id: string, isChosen: boolean) =>
    setValue("group_ids", isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-semibold">{t("trade.form.groups")}</legend>
      {groups.map(({ id, name, customers }) => (
        <label key={id} className={CHOICE}>
          <input
            type="checkbox"
            className="size-5 accent-leaf"
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
          <span>
            {name} <span className="text-bark">{t("trade.accounts", { count: customers })}</span>
          </span>
        </label>
      ))}
      <label className={CHOICE}>
        <input type="checkbox" className="size-5 accent-leaf" {...register("is_for_businesses")} />
        {t("trade.form.businesses")}
      </label>
      {formState.errors.group_ids && (
        <p className="text-sm font-semibold text-macaw">{t("trade.form.errors.groups")}</p>
      )}
      {mayAdd && <NewGroup />}
    </fieldset>
  )
}

/** Adds a customer group and selects it. */
function NewGroup() {
  const { t } = useTranslation("admin")
  const { getValues, setValue } = useFormContext<TradeValues>()
  const { mutateAsync, isPending } = useAddCustomerGroup()
  const withToast = useResultToast()
  const [name, setName] = useState("")
  async function add() {
    const adding = mutateAsync(name.trim())
    await withToast(adding, t("trade.form.groupAdded"), t("trade.form.failed")).catch(() => undefined)
    const group = await adding.catch(() => undefined)
    if (!group) return
    setValue("group_ids", [...getValues("group_ids"), group.id])
    setName("")
  }
  return (
    <div className="mt-2 flex flex-wrap items-end gap-3">
      <Field
        label={t("trade.form.newGroup")}
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoComplete="off"
        maxLength={80}
      />
      <Button variant="secondary" pending={isPending} onClick={() => name.trim() && void add()}>
        {t("trade.form.addGroup")}
      </Button>
    </div>
  )
}
