/**
 * What a server is to a Galera cluster. Called by the dialect of MySQL and MariaDB; calls nothing
 * of the engine.
 */
package io.millrace.common.internal.persistence.galera;
