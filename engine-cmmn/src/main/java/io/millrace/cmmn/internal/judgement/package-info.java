/**
 * What has to be judged, and what judgements have read: so that only that is judged again which may
 * come out otherwise now.
 *
 * <p>Operations ask it. It knows no plan items, and may use what expressions see.
 */
package io.millrace.cmmn.internal.judgement;
