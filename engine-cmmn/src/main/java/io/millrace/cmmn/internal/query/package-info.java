/**
 * The queries of the CMMN tables, on top of those that both engines share.
 *
 * <p>Services call it. It may call the persistence of this engine and the shared layer.
 */
package io.millrace.cmmn.internal.query;
