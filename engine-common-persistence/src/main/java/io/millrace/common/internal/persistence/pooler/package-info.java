/**
 * Finds out whether a pooler stands between a connection and PostgreSQL, which may give each
 * transaction another session of the server. Called by the persistence layer when an engine starts;
 * calls PostgreSQL's driver, which is not on the class path of those who use another database.
 */
package io.millrace.common.internal.persistence.pooler;
