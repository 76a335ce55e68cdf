import { MedusaService } from "@medusajs/framework/utils"
import { ProductQuestion } from "./models/product-question"
import { Review } from "./models/review"
import { ReviewReport } from "./models/review-report"
import { ReviewRequest } from "./models/review-request"
import { ReviewSilence } from "./models/review-silence"
import { ReviewSummary } from "./models/review-summary"

/** Do not write with this service: `reviews/` writes under a lock. */
export class ReviewsModuleService extends MedusaService({
  ProductQuestion,
  Review,
  ReviewReport,
  ReviewRequest,
  ReviewSilence,
  ReviewSummary,
}) {}
