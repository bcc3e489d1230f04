/**
 * How an engine learns for which tenant it works.
 *
 * <p>Applications implement it; both engines call it. It may call nothing but the JDK.
 */
package io.millrace.common.tenant;
