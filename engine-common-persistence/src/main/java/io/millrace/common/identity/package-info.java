/**
 * Who takes part in what, and the SPI through which the engines learn who is calling.
 *
 * <p>Applications and both engines call it; an application implements the provider. It may call
 * nothing but the JDK.
 */
package io.millrace.common.identity;
