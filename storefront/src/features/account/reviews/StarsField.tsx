import { MOST_STARS } from "@bon-perroquet/contract"
import { useId } from "react"
import { Controller, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { classNames } from "../../../components/class-names"
import type { ReviewValues } from "./review-form"

const CHOICES = Array.from({ length: MOST_STARS }, (_, place) => place + 1)

export function StarsField() {
  const { t } = useTranslation("reviews")
  const { control, formState } = useFormContext<ReviewValues>()
  const id = useId()
  const isMissing = formState.errors.stars !== undefined
  return (
    <Controller
      control={control}
      name="stars"
      render={({ field }) => (
        <fieldset aria-describedby={isMissing ? id : undefined}>
          <legend className="mb-1 text-sm font-semibold">{t("own.stars")}</legend>
          <div className="flex">
            {CHOICES.map((count) => (
              <label
                key={count}
                className="flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-leaf"
              >
                <input
                  type="radio"
                  name={field.name}
                  ref={count === 1 ? field.ref : undefined}
                  value={count}
                  checked={field.value === count}
                  onChange={() => field.onChange(count)}
                  onBlur={field.onBlur}
                  className="sr-only"
                />
                <span
                  aria-hidden
                  className={classNames(
                    "text-3xl leading-none",
                    count <= field.value ? "text-seed" : "text-edge",
                  )}
                >
                  ★
                </span>
                <span className="sr-only">{t("stars", { count })}</span>
              </label>
            ))}
          </div>
          {isMissing && (
            <p id={id} className="text-sm font-semibold text-macaw">
              {t("own.starsMissing")}
            </p>
          )}
        </fieldset>
      )}
    />
  )
}
