package io.millrace.common.internal.query;

import io.millrace.common.identity.IdentityProvider;

/**
 * What the shared queries of an engine need. Immutable and thread-safe.
 *
 * @param executor runs them
 * @param values how values of variables are stored
 * @param identities knows the groups of users
 * @param processes where process instances are kept
 */
public record QueryParts(
    QueryExecutor executor,
    VariableValues values,
    IdentityProvider identities,
    InstanceTables processes) {}
