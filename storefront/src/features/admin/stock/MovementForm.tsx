import {
  type AdminProduct,
  MAX_STOCK,
  MAX_STOCK_NOTE,
  STOCK_MOVE_KINDS,
  STOCK_MOVES,
  type StockMove,
  type StockMovement,
  type StockReason,
} from "@bon-perroquet/contract"
import { isChangedMeanwhile } from "@bon-perroquet/shop-react"
import { useMoveStock } from "@bon-perroquet/shop-react/admin"
import { useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field, SelectField } from "../../../components/Field"
import { Panel } from "../../../components/Panel"
import { useLanguage } from "../../../i18n"
import { formatCount, parseUnits } from "../number-formats"
import { sizeTitle } from "../product-form/size-title"
import { useResultToast } from "../use-result-toast"
import { useSeenMovement } from "./use-seen-movement"

type Values = { variant_id: string; kind: StockMove; quantity: string; reason: StockReason; note: string }

/** Parses the units of a stock movement. Returns null if they are invalid for this kind of movement. */
function unitsOf(text: string, kind: StockMove): number | null {
  const units = parseUnits(text)
  return units === null || units > MAX_STOCK || (units === 0 && kind !== "count") ? null : units
}

/**
 * Records a stock movement. An error is corrected by the opposite movement. A count is of the stock that the user saw. If
 * goods arrived or left since, the shop rejects the count, and the form shows the new stock.
 */
export function MovementForm({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const { mutateAsync, isPending } = useMoveStock(product.id)
  const withToast = useResultToast()
  const [first] = product.variants
  const {
    register,
    handleSubmit,
    setValue,
    resetField,
    control,
    formState: { errors },
  } = useForm<Values>({
    defaultValues: { variant_id: first?.id ?? "", kind: "in", quantity: "", reason: "delivery", note: "" },
  })
  const [kind, size] = useWatch({ control, name: ["kind", "variant_id"] })
  const reasons = STOCK_MOVES[kind]
  const { isLoading, seen, isChanged, see, seeNewest } = useSeenMovement(product.id, size)

  async function move({ variant_id, quantity, reason, note }: Values) {
    const units = unitsOf(quantity, kind)
    if (units === null) return
    const variant = product.variants.find(({ id }) => id === variant_id) ?? first
    const sent = mutateAsync({
      ...{ variant_id, kind, quantity: units, reason, note },
      ...(kind === "count" && { seen_movement_id: seen?.id ?? null }),
    })
    const detail =
      variant &&
      `${sizeTitle(product, variant, language)}: ${t(`stock.kinds.${kind}`)} ${formatCount(units, language)}`
    const done = (movement: StockMovement) => {
      see(movement)
      resetField("quantity")
      resetField("note")
    }
    const fail = (error: unknown) => (isChangedMeanwhile(error) ? seeNewest() : undefined)
    await withToast(sent, t("done.stock"), t("failure.stock"), { detail })
      .then(async () => done(await sent), fail)
      .catch(() => undefined)
  }

  const countHint = isChanged
    ? t("stock.countChanged", { units: formatCount(seen?.stocked ?? 0, language) })
    : t("stock.countHint")
  return (
    <Panel title={t("stock.move")}>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(move)(event)}
        className="flex flex-col gap-4 rounded-card border border-edge bg-card p-4 sm:p-6"
      >
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {product.variants.length > 1 && (
            <SelectField label={t("stock.size")} {...register("variant_id")}>
              {product.variants.map((variant) => (
                <option key={variant.id} value={variant.id}>
                  {sizeTitle(product, variant, language)}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            label={t("stock.kind")}
            {...register("kind", {
              onChange: ({ target }: { target: { value: StockMove } }) =>
                setValue("reason", STOCK_MOVES[target.value][0]),
            })}
          >
            {STOCK_MOVE_KINDS.map((each) => (
              <option key={each} value={each}>
                {t(`stock.kinds.${each}`)}
              </option>
            ))}
          </SelectField>
          <Field
            label={t(kind === "count" ? "stock.counted" : "stock.units")}
            hint={kind === "count" ? countHint : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            error={errors.quantity && t("stock.wrongUnits", { min: kind === "count" ? 0 : 1 })}
            {...register("quantity", { validate: (text) => unitsOf(text, kind) !== null })}
          />
          {/* A changed key resets the field, because a select can only have a value of its options. */}
          <SelectField key={kind} label={t("stock.reason")} {...register("reason")}>
            {reasons.map((each) => (
              <option key={each} value={each}>
                {t(`stock.reasons.${each}`)}
              </option>
            ))}
          </SelectField>
          <Field
            label={t("stock.note")}
            className="sm:col-span-2"
            optionalLabel={common("optional")}
            autoComplete="off"
            maxLength={MAX_STOCK_NOTE}
            {...register("note")}
          />
        </div>
        <Button
          type="submit"
          pending={isPending}
          disabled={kind === "count" && isLoading}
          className="self-start"
        >
          {t("stock.save")}
        </Button>
      </form>
    </Panel>
  )
}
