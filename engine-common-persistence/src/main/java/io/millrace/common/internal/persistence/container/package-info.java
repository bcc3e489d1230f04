/**
 * Transactions of the engine that the application's container begins and ends in its place.
 *
 * <p>The command executor's source of transactions makes them; the conversation with the database
 * uses them. It may call {@code io.millrace.common.internal.persistence} and the public SPI of
 * transactions.
 */
package io.millrace.common.internal.persistence.container;
