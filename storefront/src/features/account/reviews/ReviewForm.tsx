import {
  MAX_REVIEW_NAME,
  MAX_REVIEW_TEXT,
  MAX_REVIEW_TITLE,
  type OwnReview,
  MOST_STARS,
} from "@bon-perroquet/contract"
import { useWriteReview, type OrderAccess } from "@bon-perroquet/shop-react/account"
import { FormProvider, useForm, Controller, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type FieldTexts } from "../../../components/draft"
import { Field, TextAreaField } from "../../../components/Field"
import { toast, useFailureToast } from "../../../components/toast"
import { useId } from "react"
import { classNames } from "../../../components/class-names"
import { byRules } from "../account-forms"

type ReviewFormProps = {
  product: string
  review: OwnReview | null
  authorName: string
  access: OrderAccess
  onClose: () => void
}

/** Texts for conflicts with changes by others. They are never shown, because only the author edits a review. */
const TEXTS: FieldTexts = { nameOf: (path) => path, valueOf: (_, value) => String(value) }

export function ReviewForm({ product, review, authorName, access, onClose }: ReviewFormProps) {
  const { t } = useTranslation("reviews")
  const { t: common } = useTranslation("common")
  const { mutateAsync, isPending } = useWriteReview(access)
  const tellFailure = useFailureToast()
  const read = { values: valuesOf(review, authorName) }
  const form = useForm<ReviewValues>({
    resolver: byRules((rules) => rules.review),
    defaultValues: read.values,
  })
  const draft = useDraft({ form, name: "review", record: `${orderOf(access)} ${product}`, read })
  const { register, formState } = form
  const save = form.handleSubmit(async (values) => {
    try {
      const send = (typed: ReviewValues) => mutateAsync({ product_id: product, ...typed })
      await draft.save(values, send, () => Promise.resolve(read))
      toast({ variant: "success", title: t("own.sent") })
      onClose()
    } catch (error) {
      tellFailure(error, t("own.failed"))
    }
  })
  const cancel = () => {
    draft.close()
    onClose()
  }
  return (
    <FormProvider {...form}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotices draft={draft} texts={TEXTS} />
        <StarsField />
        <Field
          label={t("own.heading")}
          optionalLabel={common("optional")}
          maxLength={MAX_REVIEW_TITLE}
          {...register("title")}
        />
        <TextAreaField
          label={t("own.words")}
          rows={4}
          maxLength={MAX_REVIEW_TEXT}
          error={formState.errors.text && t("own.wordsMissing")}
          {...register("text")}
        />
        <Field
          label={t("own.name")}
          hint={t("own.nameHint")}
          maxLength={MAX_REVIEW_NAME}
          error={formState.errors.author_name && t("own.nameMissing")}
          {...register("author_name")}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isPending}>
            {t("own.send")}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            {t("own.cancel")}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

const CHOICES = Array.from({ length: MOST_STARS }, (_, place) => place + 1)

function StarsField() {
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

/** The same product may be part of an order of another person. */
const orderOf = (access: OrderAccess): string => ("token" in access ? access.token : access.orderNumber)

/** No stars are selected at first. */
type ReviewValues = Pick<OwnReview, "stars" | "title" | "text" | "author_name">

const valuesOf = (review: OwnReview | null, authorName: string): ReviewValues =>
  review
    ? { stars: review.stars, title: review.title, text: review.text, author_name: review.author_name }
    : { stars: 0, title: "", text: "", author_name: authorName }
