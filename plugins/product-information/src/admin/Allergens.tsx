import type { Allergen } from "@bon-perroquet/contract/sets"
import { Checkbox, Label } from "@medusajs/ui"
import { useId } from "react"
import { useTexts } from "./texts"

interface AllergensProps {
  legend: string
  all: readonly Allergen[]
  chosen: readonly Allergen[]
  onChange: (chosen: Allergen[]) => void
}

export function Allergens({ legend, all, chosen, onChange }: AllergensProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="txt-compact-small-plus mb-2">{legend}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {all.map((each) => (
          <span key={each} className="flex items-center gap-2">
            <Checkbox
              id={`${id}-${each}`}
              checked={chosen.includes(each)}
              onCheckedChange={(isChosen) =>
                onChange(all.filter((other) => (other === each ? isChosen === true : chosen.includes(other))))
              }
            />
            <Label htmlFor={`${id}-${each}`} size="small">
              {t(`allergens.${each}`)}
            </Label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}
