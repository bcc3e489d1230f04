/**
 * Makes calls and jobs of an engine part of transactions of Jakarta Transactions.
 *
 * <p>The application gives {@link io.millrace.jta.JtaTransactionIntegration} to the configuration
 * of its engine, which calls it. It may call {@code jakarta.transaction} and the public packages of
 * {@code io.millrace.common}.
 */
package io.millrace.jta;
