/**
 * Requests that HTTP tasks send. An application may bring a client of its own.
 *
 * <p>Both engines call it; the shared layer has a client of the JDK.
 */
package io.millrace.common.http;
