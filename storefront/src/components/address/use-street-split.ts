import { parseSecondLine, parseStreet, type AddressCountry } from "@bon-perroquet/address"
import { useRef, useState, type SyntheticEvent } from "react"

export interface StreetValues {
  street: string
  number: string
  box: string
}

interface StreetForm {
  country: () => AddressCountry
  read: () => StreetValues
  write: (changed: Partial<StreetValues>) => void
}

/** Options for the registration of the three fields. */
interface Handlers {
  onChange?: (event: SyntheticEvent) => void
  onBlur: () => void
}

const second = ({ box, line2 }: { box: string | null; line2: string | null }): string =>
  [box, line2].filter(Boolean).join(", ")

/** Browsers fill a field in without saying what was typed: `inputType` is of keys and pastes. */
const isFilledIn = ({ nativeEvent }: SyntheticEvent): boolean => !("inputType" in nativeEvent)

/**
 * Takes a whole line in the street's field apart ("Rue Haute 12 bte 3"), as browsers fill it in and many people write it, and
 * shows the parts in their fields to be corrected. Parts that a person wrote apart stay.
 */
export function useStreetSplit({ country, read, write }: StreetForm): {
  isSplit: boolean
  street: Handlers
  box: Handlers
} {
  const [isSplit, setSplit] = useState(false)
  /** The box that was in the street's line: a browser fills in the second line after it. */
  const boxOfLine = useRef("")

  function split(isNew: boolean): void {
    const { street, number } = read()
    const parts = parseStreet(country(), street)
    if (parts.number === "" || parts.street === "") return
    if (!isNew && number.trim() !== "" && number.trim() !== parts.number) return
    const box = second(parts)
    write({ street: parts.street, number: parts.number, ...(box && { box }) })
    boxOfLine.current = box
    setSplit(true)
  }

  function joinBox(): void {
    const { box } = read()
    const before = boxOfLine.current
    if (before && box && !box.includes(before)) write({ box: `${before}, ${box}` })
  }

  function tidyBox(): void {
    boxOfLine.current = ""
    const { box } = read()
    const tidied = second(parseSecondLine(box))
    if (tidied !== box) write({ box: tidied })
  }

  return {
    isSplit,
    street: {
      onChange: (event) => {
        if (isFilledIn(event)) split(true)
      },
      onBlur: () => split(false),
    },
    box: {
      onChange: (event) => {
        if (isFilledIn(event)) joinBox()
      },
      onBlur: tidyBox,
    },
  }
}
