import { BIRD_KINDS, type BirdKind } from "@bon-perroquet/contract/bird-sets"
import { Checkbox, Label } from "@medusajs/ui"
import { useId } from "react"
import { useTexts } from "./texts"

interface BirdsProps {
  chosen: readonly BirdKind[]
  onChange: (chosen: BirdKind[]) => void
}

export function Birds({ chosen, onChange }: BirdsProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="txt-compact-small-plus mb-2">{t("birds.legend")}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {BIRD_KINDS.map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <Checkbox
              id={`${id}-${kind}`}
              checked={chosen.includes(kind)}
              onCheckedChange={(isChosen) =>
                onChange(
                  BIRD_KINDS.filter((each) => (each === kind ? isChosen === true : chosen.includes(each))),
                )
              }
            />
            <Label htmlFor={`${id}-${kind}`} size="small">
              {t(`birds.kinds.${kind}`)}
            </Label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}
