import type { TradeList } from "@bon-perroquet/contract"
import { useAddCustomerGroup, useCustomerGroups, useSaveTradeList } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { FieldGroup } from "../settings/FieldGroup"
import { useResultToast } from "../use-result-toast"
import { StepRows } from "./StepRows"
import { listFrom, NEW_TRADE_LIST, tradeFormSchema, valuesOf, type TradeValues } from "./trade-form"

const byRules = zodResolver(tradeFormSchema)
const CHOICE = "flex min-h-11 items-center gap-3"

export function TradeListForm({ list }: { list?: TradeList }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const navigate = useNavigate()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useSaveTradeList()
  const form = useForm<TradeValues>({
    resolver: byRules,
    defaultValues: list ? valuesOf(list, language) : NEW_TRADE_LIST,
  })
  const { errors } = form.formState
  const optionalLabel = common("optional")

  async function save(values: TradeValues) {
    if (isPending) return
    const saving = mutateAsync({ id: list?.id, version: list?.version, list: listFrom(values) })
    await withToast(saving, t("trade.form.saved"), t("trade.form.failed")).catch(() => undefined)
    const saved = await saving.catch(() => undefined)
    if (saved && !list) await navigate(`/admin/trade-lists/${saved.id}`)
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
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
