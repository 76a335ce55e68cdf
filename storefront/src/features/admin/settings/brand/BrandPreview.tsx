import {
  brandSchema,
  COLOR_MODES,
  colorsOf,
  logoAddress,
  type Brand,
  type ColorMode,
} from "@bon-perroquet/contract/theme"
import { useShopFacts } from "@bon-perroquet/shop-react"
import { useState, type CSSProperties } from "react"
import { useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { FieldGroup } from "../FieldGroup"

/** Shows the header, a button, a promotion and a link in the chosen colours. */
export function BrandPreview() {
  const { t } = useTranslation("admin")
  return (
    <FieldGroup title={t("settings.brand.preview")}>
      {COLOR_MODES.map((mode) => (
        <Sample key={mode} mode={mode} />
      ))}
    </FieldGroup>
  )
}

/** Returns the last colours that are complete, because a colour is incomplete while it is typed. */
function useColors() {
  const colors = useWatch<Brand, "colors">({ name: "colors" })
  const read = brandSchema.shape.colors.safeParse(colors)
  const [last, setLast] = useState(read.data)
  if (read.success && JSON.stringify(read.data) !== JSON.stringify(last)) setLast(read.data)
  return read.data ?? last
}

function Sample({ mode }: { mode: ColorMode }) {
  const { t } = useTranslation("admin")
  const { merchant } = useShopFacts()
  const logo = useWatch<Brand, "logo">({ name: "logo" })
  const theme = useWatch<Brand, "theme">({ name: "theme" })
  const colors = useColors()
  if (!colors) return null
  const tokens = Object.fromEntries(
    Object.entries(colorsOf(colors, mode, theme)).map(([token, value]) => [`--${token}`, value]),
  ) as CSSProperties
  return (
    <figure
      style={tokens}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-paper text-ink"
    >
      <figcaption className="sr-only">{t(`settings.brand.modes.${mode}`)}</figcaption>
      <div className="flex h-14 items-center border-b border-line bg-card px-4 font-serif text-lg font-semibold">
        {logo ? (
          <span className="daylight rounded-control bg-card px-1.5 py-0.5">
            <img
              src={logoAddress(logo.id, "logo")}
              alt={merchant.name}
              className="h-8 w-auto max-w-36 object-contain"
            />
          </span>
        ) : (
          merchant.name
        )}
      </div>
      <div className="flex flex-col items-start gap-3 p-4">
        <span className="rounded-pill bg-macaw px-3 py-1 text-sm font-semibold text-on-macaw">
          {t("settings.brand.sample.promotion")}
        </span>
        <p>{t("settings.brand.sample.text")}</p>
        <p className="font-semibold text-leaf underline underline-offset-2">
          {t("settings.brand.sample.link")}
        </p>
        <span className="inline-flex min-h-11 items-center rounded-pill bg-leaf px-5 font-semibold text-on-leaf">
          {t("settings.brand.sample.button")}
        </span>
      </div>
    </figure>
  )
}
