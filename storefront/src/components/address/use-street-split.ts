import { parseSecondLine, parseStreet, type AddressCountry } from "@bon-perroquet/contract/address"
import { useRef, useState, type SyntheticEvent } from "react"
import type { FieldValues, Path, UseFormReturn } from "react-hook-form"

interface StreetNames<V extends FieldValues> {
  country: Path<V>
  street: Path<V>
  number: Path<V>
  box: Path<V>
}
type Part = "street" | "number" | "box"
const PARTS = ["street", "number", "box"] as const

interface Handlers {
  onChange?: (event: SyntheticEvent) => void
  onBlur: () => void
}

const second = ({ box, line2 }: { box: string | null; line2: string | null }): string =>
  [box, line2].filter(Boolean).join(", ")

/** Returns true for autofill. Its events have no `inputType`, unlike key presses and pastes. */
const isFilledIn = ({ nativeEvent }: SyntheticEvent): boolean => !("inputType" in nativeEvent)

/**
 * Splits a line such as "Rue Haute 12 bte 3" into street, number and box. Keeps a number that the shopper typed into
 * the number field.
 */
export function useStreetSplit<V extends FieldValues>(
  { getValues, setValue, formState }: UseFormReturn<V>,
  names: StreetNames<V>,
): { isSplit: boolean; street: Handlers; box: Handlers } {
  const [isSplit, setSplit] = useState(false)
  /** Box from the split line. A browser fills in the second address line later, which must not overwrite the box. */
  const boxOfLine = useRef("")

  const read = (part: Part): string => getValues(names[part])

  function write(changed: Partial<Record<Part, string>>): void {
    const options = { shouldValidate: formState.isSubmitted, shouldDirty: true }
    for (const part of PARTS)
      if (changed[part] !== undefined) setValue(names[part], changed[part] as never, options)
  }

  function split(isNew: boolean): void {
    const number = read("number").trim()
    const country: AddressCountry = getValues(names.country)
    const parts = parseStreet(country, read("street"))
    if (parts.number === "" || parts.street === "") return
    if (!isNew && number !== "" && number !== parts.number) return
    const box = second(parts)
    write({ street: parts.street, number: parts.number, ...(box && { box }) })
    boxOfLine.current = box
    setSplit(true)
  }

  function joinBox(): void {
    const box = read("box")
    const before = boxOfLine.current
    if (before && box && !box.includes(before)) write({ box: `${before}, ${box}` })
  }

  function tidyBox(): void {
    boxOfLine.current = ""
    const box = read("box")
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
