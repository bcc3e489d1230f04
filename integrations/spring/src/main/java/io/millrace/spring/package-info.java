/**
 * Makes calls and jobs of an engine part of Spring's transactions.
 *
 * <p>The application gives {@link io.millrace.spring.SpringTransactionIntegration} to the
 * configuration of its engine, which calls it. It may call Spring and the public packages of {@code
 * io.millrace.common}.
 */
package io.millrace.spring;
