import { CustomFields, Field, Form, Options, useChange, useTyped } from "@bon-perroquet/admin-kit"
import type { CustomKey, CustomValues, ListingInput } from "@bon-perroquet/contract"
import { BIRD_KINDS, type BirdKind } from "@bon-perroquet/contract/bird-sets"
import { Heading, InlineTip, Input, Switch } from "@medusajs/ui"
import { useState } from "react"
import { useTexts } from "./texts"

export interface ListedSize {
  id: string
  title: string
  custom_fields: CustomValues
}

/** `sizes` is empty if the merchant declares no fields of sizes. */
export type Listing = Omit<ListingInput, "sizes"> & {
  declared: CustomKey[]
  declared_of_sizes: CustomKey[]
  sizes: ListedSize[]
}

const sizesOf = (sizes: readonly ListedSize[]) =>
  sizes.map(({ id, custom_fields }) => ({ id, custom_fields }))

interface ListingFormProps {
  productId: string
  listing: Listing
  weights: readonly number[]
}

export function ListingForm({ productId, listing, weights }: ListingFormProps) {
  const { t, language } = useTexts()
  const words = { language, yes: t("yes"), no: t("no"), none: t("none") }
  const {
    value: values,
    type,
    settle,
  } = useTyped({
    ...{ unit_label: listing.unit_label, is_promotion: listing.is_promotion, birds: listing.birds ?? [] },
    ...{ custom_fields: listing.custom_fields ?? {}, sizes: listing.sizes },
  })
  const { unit_label, is_promotion, birds, custom_fields, sizes } = values
  const change = (changes: Partial<typeof values>) => type({ ...values, ...changes })
  const [isRefused, setRefused] = useState(false)
  const save = useChange<ListingInput>({
    to: (body) => ({ path: `/admin/listings/${productId}`, body }),
    done: t("saved"),
    failed: () => t("failed"),
  })

  function submit() {
    const unit = unit_label.trim()
    setRefused(!unit)
    if (!unit) return
    const body = { ...values, unit_label: unit, sizes: sizesOf(sizes) }
    save.mutate(body, { onSuccess: () => settle(values) })
  }

  return (
    <Form needs="products:write" save={t("save")} isSaving={save.isPending} onSave={submit}>
      <Field label={t("unit")} hint={t("unitHint")} error={isRefused && t("unitMissing")}>
        {(control) => (
          <Input
            {...control}
            maxLength={30}
            value={unit_label}
            onChange={({ target }) => change({ unit_label: target.value })}
          />
        )}
      </Field>
      <Field label={t("promotion")}>
        {(control) => (
          <Switch
            {...control}
            checked={is_promotion}
            onCheckedChange={(checked) => change({ is_promotion: checked })}
          />
        )}
      </Field>
      <Options
        label={t("birds.legend")}
        choices={BIRD_KINDS.map((value) => ({ value, text: t(`birds.kinds.${value}`) }))}
        value={birds}
        onChange={(chosen) => change({ birds: (chosen ?? []) as BirdKind[] })}
      />
      <CustomFields
        words={words}
        declared={listing.declared}
        values={custom_fields}
        onChange={(changed) => change({ custom_fields: changed })}
      />
      {sizes.map(({ id, title, custom_fields: values }) => (
        <section key={id} aria-label={title} className="flex flex-col gap-4">
          <Heading level="h3">{title}</Heading>
          <CustomFields
            words={words}
            declared={listing.declared_of_sizes}
            values={values}
            onChange={(changed) =>
              change({
                sizes: sizes.map((size) => (size.id === id ? { ...size, custom_fields: changed } : size)),
              })
            }
          />
        </section>
      ))}
      <InlineTip label={t("weight.label")} variant={weights.length > 0 ? "success" : "warning"}>
        {weights.length > 0 ? t("weight.known", { grams: weights.join(" g, ") }) : t("weight.none")}
      </InlineTip>
    </Form>
  )
}
