/**
 * What users of either engine meet first: the exceptions and the small values both engines share.
 *
 * <p>Applications and both engines call it; it depends on nothing but the JDK.
 */
package io.millrace.common;
