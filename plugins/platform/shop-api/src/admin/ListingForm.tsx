import { Field, Form, useChange } from "@bon-perroquet/admin-kit"
import type { CustomKey, ListingInput } from "@bon-perroquet/contract"
import { BIRD_KINDS, type BirdKind } from "@bon-perroquet/contract/bird-sets"
import { InlineTip, Input, Switch } from "@medusajs/ui"
import { useState } from "react"
import { CustomFields, Options } from "./CustomFields"
import { useTexts } from "./texts"

export type Listing = ListingInput & { declared: CustomKey[] }

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
  const [custom_fields, setCustom] = useState(listing.custom_fields ?? {})
  const [isRefused, setRefused] = useState(false)
  const save = useChange<ListingInput>({
    to: (body) => ({ path: `/admin/listings/${productId}`, body }),
    done: t("saved"),
    failed: () => t("failed"),
  })

  function submit() {
    const unit = unit_label.trim()
    setRefused(!unit)
    if (unit) save.mutate({ unit_label: unit, is_promotion, birds, custom_fields })
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
      <Options
        label={t("birds.legend")}
        choices={BIRD_KINDS.map((value) => ({ value, text: t(`birds.kinds.${value}`) }))}
        value={birds}
        onChange={(chosen) => setBirds((chosen ?? []) as BirdKind[])}
      />
      <CustomFields declared={listing.declared} values={custom_fields} onChange={setCustom} />
      <InlineTip label={t("weight.label")} variant={weights.length > 0 ? "success" : "warning"}>
        {weights.length > 0 ? t("weight.known", { grams: weights.join(" g, ") }) : t("weight.none")}
      </InlineTip>
    </Form>
  )
}
