/**
 * How an engine takes part in transactions of others, and how applications hear of the end of a
 * transaction.
 *
 * <p>Applications and integrations implement its listeners and SPI; the command executor calls
 * them. It may call {@code io.millrace.common}.
 */
package io.millrace.common.transaction;
