import { useEffect, useState, type CSSProperties } from "react"

type Flags = Readonly<Record<string, string | undefined>>

type CountryFlagProps = {
  countryCode: string
  style?: CSSProperties
  "aria-label"?: string
  /** Said to react-country-flag only: whether a picture is wanted, and where from. */
  svg?: boolean
  cdnUrl?: string
  cdnSuffix?: string
}

/**
 * A country's flag from the dashboard's own files. It stands in for react-country-flag, which asks a public server for each
 * flag: that fails without internet, and tells a stranger who administers a shop.
 */
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
