import { countryName, euro, Facts, Section, Form, useChange, useMay } from "@bon-perroquet/admin-kit"
import { Button, StatusBadge, Text, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import type { CarrierOffer } from "@bon-perroquet/contract"
import type { CountryView, Method } from "../records/contract"
import { RatesPart } from "./RatesPart"
import { useTexts } from "./texts"
import type { VatRates } from "./vat-rates"
import { fieldsOf, methodsTyped } from "@bon-perroquet/contract/method-fields"
import { MethodsFields } from "./MethodsFields"
import { servicesOf } from "./services"
import { useTariffCheck } from "./use-tariff-check"

interface CountrySectionProps {
  country: CountryView
  carriers: readonly CarrierOffer[]
  vat: VatRates
}

export function CountrySection({ country, carriers, vat }: CountrySectionProps) {
  const { t, locale } = useTexts()
  const [isChanging, setChanging] = useState(false)
  const priceOf = ({ steps, free_from_cents }: Method) => {
    const cents = steps.map(({ price_cents }) => price_cents)
    const price = [...new Set([Math.min(...cents), Math.max(...cents)])]
      .map((each) => euro(each, locale))
      .join(" – ")
    return free_from_cents === null ? price : t("free", { price, from: euro(free_from_cents, locale) })
  }
  return (
    <section aria-label={countryName(country.code, locale)}>
      <Section
        title={countryName(country.code, locale)}
        hint={country.uses ? t("uses", { number: country.uses }) : t("unused")}
        beside={
          <StatusBadge color={country.open ? "green" : "grey"}>
            {t(country.open ? "state.open" : "state.closed")}
          </StatusBadge>
        }
      >
        {isChanging ? (
          <DeliveryForm country={country} carriers={carriers} onEnd={() => setChanging(false)} />
        ) : (
          <>
            <Facts
              facts={country.methods.map((method) => [
                t(`kind.${method.kind}`),
                `${carriers.find(({ code }) => code === method.carrier)?.name ?? method.carrier} · ${priceOf(method)} · ${t("days", { min: method.min_days, max: method.max_days })}`,
              ])}
            />
            <div className="flex flex-wrap justify-end gap-2 px-6 py-4">
              <CountryActions country={country} />
              <Button size="small" variant="secondary" onClick={() => setChanging(true)}>
                {t("change")}
              </Button>
            </div>
          </>
        )}
        <RatesPart code={country.code} vat={vat} />
      </Section>
    </section>
  )
}

interface DeliveryFormProps {
  country: CountryView
  carriers: readonly CarrierOffer[]
  onEnd: () => void
}

function DeliveryForm({ country, carriers, onEnd }: DeliveryFormProps) {
  const { t } = useTexts()
  const services = servicesOf(carriers, country.code)
  const [fields, setFields] = useState(() => fieldsOf(country.methods, services))
  const [isChecked, setChecked] = useState(false)
  const isMeant = useTariffCheck()
  const { methods, errors, isComplete } = methodsTyped(fields)
  const save = useChange<Record<string, unknown>>({
    to: (body) => ({ path: `/admin/countries/${country.code}/delivery`, body }),
    done: t("saved"),
    failed: () => t("changeFailed"),
    then: onEnd,
  })

  async function submit() {
    setChecked(true)
    if (isComplete && (await isMeant(methods))) save.mutate({ methods })
  }

  return (
    <Form needs="shop:write" save={t("save")} isSaving={save.isPending} onSave={() => void submit()}>
      <MethodsFields
        services={services}
        fields={fields}
        errors={isChecked ? errors : {}}
        onChange={setFields}
      />
      {isChecked && !methods.length && !Object.keys(errors).length && (
        <Text size="small" className="text-ui-fg-error" role="alert">
          {t("wrong.methods")}
        </Text>
      )}
      <div className="flex justify-end">
        <Button type="button" size="small" variant="transparent" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </Form>
  )
}

function CountryActions({ country }: { country: CountryView }) {
  const { t, locale } = useTexts()
  const ask = usePrompt()
  const may = useMay()
  const { code, open, own, uses } = country
  const setOpen = useChange<boolean>({
    to: (requested) => ({ path: `/admin/countries/${code}/state`, body: { open: requested } }),
    done: t(open ? "closed" : "reopened"),
    failed: () => t("changeFailed"),
  })
  const undo = useChange<undefined>({
    to: () => ({ path: `/admin/countries/${code}`, method: "DELETE" }),
    done: t("undone"),
    failed: (refusal) => t(refusal === "country_in_use" ? "inUse" : "changeFailed"),
  })
  if (!own || !may("shop:write")) return null

  const confirmed = (what: "close" | "undo") =>
    ask({
      title: t(`${what}.ask`, { country: countryName(code, locale) }),
      description: t(`${what}.explain`),
      confirmText: t("confirm"),
      cancelText: t("cancel"),
    })
  const close = async () => {
    if (await confirmed("close")) setOpen.mutate(false)
  }
  const remove = async () => {
    if (await confirmed("undo")) undo.mutate(undefined)
  }
  return (
    <>
      {uses === 0 && (
        <Button size="small" variant="danger" isLoading={undo.isPending} onClick={() => void remove()}>
          {t("undo.action")}
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        isLoading={setOpen.isPending}
        onClick={() => (open ? void close() : setOpen.mutate(true))}
      >
        {t(open ? "close.action" : "reopen")}
      </Button>
    </>
  )
}
