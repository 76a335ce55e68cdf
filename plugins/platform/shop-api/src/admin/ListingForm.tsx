import { Field, Form, useChange } from "@bon-perroquet/admin-kit"
import { InlineTip, Input, Switch, Checkbox, Label } from "@medusajs/ui"
import { useState, useId } from "react"
import type { ListingInput } from "@bon-perroquet/contract"
import { useTexts } from "./texts"
import { BIRD_KINDS, type BirdKind } from "@bon-perroquet/contract/bird-sets"

export type Listing = ListingInput

interface ListingFormProps {
  productId: string
  listing: Listing
  weights: readonly number[]
}

export function ListingForm({ productId, listing, weights }: ListingFormProps) {
  const { t } = useTexts()
  const [unit_label, setUnit] = useState(listing.unit_label)
  const [is_promotion, setPromotion] = useState(listing.is_promotion)
  const [birds, setBirds] = useState(listing.birds ?? [])
  const [isRefused, setRefused] = useState(false)
  const save = useChange<Listing>({
    to: (body) => ({ path: `/admin/listings/${productId}`, body }),
    done: t("saved"),
    failed: () => t("failed"),
  })

  function submit() {
    const unit = unit_label.trim()
    setRefused(!unit)
    if (unit) save.mutate({ unit_label: unit, is_promotion, birds })
  }

  return (
    <Form needs="products:write" save={t("save")} isSaving={save.isPending} onSave={submit}>
      <Field label={t("unit")} hint={t("unitHint")} error={isRefused && t("unitMissing")}>
        {(control) => (
          <Input
            {...control}
            maxLength={30}
            value={unit_label}
            onChange={({ target }) => setUnit(target.value)}
          />
        )}
      </Field>
      <Field label={t("promotion")}>
        {(control) => <Switch {...control} checked={is_promotion} onCheckedChange={setPromotion} />}
      </Field>
      <Birds chosen={birds} onChange={setBirds} />
      <InlineTip label={t("weight.label")} variant={weights.length > 0 ? "success" : "warning"}>
        {weights.length > 0 ? t("weight.known", { grams: weights.join(" g, ") }) : t("weight.none")}
      </InlineTip>
    </Form>
  )
}

interface BirdsProps {
  chosen: readonly BirdKind[]
  onChange: (chosen: BirdKind[]) => void
}

function Birds({ chosen, onChange }: BirdsProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="txt-compact-small-plus mb-2">{t("birds.legend")}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {BIRD_KINDS.map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <Checkbox
              id={`${id}-${kind}`}
              checked={chosen.includes(kind)}
              onCheckedChange={(isChosen) =>
                onChange(
                  BIRD_KINDS.filter((each) => (each === kind ? isChosen === true : chosen.includes(each))),
                )
              }
            />
            <Label htmlFor={`${id}-${kind}`} size="small">
              {t(`birds.kinds.${kind}`)}
            </Label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}
