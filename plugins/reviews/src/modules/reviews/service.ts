import { MedusaService } from "@medusajs/framework/utils"
import { Review } from "./models/review"
import { ReviewReport } from "./models/review-report"
import { ReviewRequest } from "./models/review-request"
import { ReviewSilence } from "./models/review-silence"
import { ReviewSummary } from "./models/review-summary"

/** The generated methods only: what is written is written under a lock, by the statements in `reviews/`. */
export class ReviewsModuleService extends MedusaService({
  Review,
  ReviewReport,
  ReviewRequest,
  ReviewSilence,
  ReviewSummary,
}) {}
