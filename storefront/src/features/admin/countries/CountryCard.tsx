import {
  vatClassText,
  type AdminCountry,
  type CarrierOffer,
  type CountryMethod,
} from "@bon-perroquet/contract"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { formatShortDay } from "../short-date"
import { formatCents, formatRate } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { CountryActions } from "./CountryActions"
import { DeliveryForm } from "./DeliveryForm"
import { useCountryName } from "./use-country-name"

type CountryCardProps = { country: AdminCountry; carriers: readonly CarrierOffer[] }

export function CountryCard({ country, carriers }: CountryCardProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const nameOf = useCountryName()
  const id = useId()
  const [isChanging, setChanging] = useState(false)
  const { code, open, uses } = country
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-3">
        <h3 id={id} className="text-lg">
          {nameOf(code)}
        </h3>
        <Badge tone={open ? "success" : "quiet"}>
          {t(`settings.countries.states.${open ? "open" : "closed"}`)}
        </Badge>
        <p className="text-sm text-bark sm:ml-auto">
          {uses > 0
            ? t("settings.countries.uses", { number: formatCount(uses, language) })
            : t("settings.countries.unused")}
        </p>
      </header>
      {isChanging ? (
        <DeliveryForm country={country} carriers={carriers} onEnd={() => setChanging(false)} />
      ) : (
        <>
          <Methods methods={country.methods} carriers={carriers} />
          <Rates rates={country.rates} />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
              {t("settings.countries.change")}
            </Button>
            <CountryActions country={country} />
          </div>
        </>
      )}
    </section>
  )
}

type MethodsProps = { methods: readonly CountryMethod[]; carriers: readonly CarrierOffer[] }

function Methods({ methods, carriers }: MethodsProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const priceOf = ({ steps, free_from_cents }: CountryMethod) => {
    const cents = steps.map(({ price_cents }) => price_cents)
    const price = [...new Set([Math.min(...cents), Math.max(...cents)])]
      .map((each) => formatCents(each, language))
      .join(" – ")
    if (free_from_cents === null) return price
    return t("settings.countries.free", { price, from: formatCents(free_from_cents, language) })
  }
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {methods.map((method) => (
        <div key={method.kind}>
          <dt className="text-sm text-bark">{t(`settings.countries.kinds.${method.kind}`)}</dt>
          <dd className="font-semibold">{priceOf(method)}</dd>
          <dd className="text-sm text-bark">
            {[
              carriers.find(({ code }) => code === method.carrier)?.name,
              t("settings.countries.days", { min: method.min_days, max: method.max_days }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Rates({ rates }: Pick<AdminCountry, "rates">) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  if (rates.length === 0) return <p className="text-sm text-bark">{t("settings.countries.vat.none")}</p>
  return (
    <ul aria-label={t("settings.countries.vat.title")} className="text-sm">
      {rates.map(({ vat_class, rate, valid_from }) => (
        <li key={`${vat_class} ${valid_from}`}>
          {t(`settings.countries.vat.${Date.parse(valid_from) <= now ? "since" : "from"}`, {
            name: vatClassText(vat_class, language),
            rate: formatRate(rate, language),
            date: formatShortDay(valid_from, language),
          })}
        </li>
      ))}
    </ul>
  )
}
