/**
 * What HTTP tasks do, and the client of the JDK.
 *
 * <p>The compilers of both engines call it. It may use expression, json and work.
 */
package io.millrace.common.internal.http;
