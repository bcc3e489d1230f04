/**
 * Why a case does not complete: what each open plan item waits for, and what holds its stage open.
 *
 * <p>Applications get it from {@code CmmnRuntimeService.explainCase}. It may use the common types
 * only.
 */
package io.millrace.cmmn.explanation;
