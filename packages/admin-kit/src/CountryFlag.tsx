import { useEffect, useState, type CSSProperties } from "react"

type Flags = Readonly<Record<string, string | undefined>>

type CountryFlagProps = {
  countryCode: string
  style?: CSSProperties
  "aria-label"?: string
  /** Options of react-country-flag, ignored here. */
  svg?: boolean
  cdnUrl?: string
  cdnSuffix?: string
}

/** Replaces react-country-flag, which loads each flag from a public server. */
export default function CountryFlag({ countryCode, style, "aria-label": name }: CountryFlagProps) {
  const [flags, setFlags] = useState<Flags>()
  useEffect(() => {
    let shown = true
    void import("country-flag-icons/string/3x2").then((all) => shown && setFlags(all))
    return () => {
      shown = false
    }
  }, [])
  const drawing = flags?.[countryCode.toUpperCase()]
  if (drawing === undefined) return null
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  return <img src={address} alt={name ?? ""} style={{ display: "inline-block", ...style }} />
}
