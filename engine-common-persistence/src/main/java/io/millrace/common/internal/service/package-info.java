/**
 * What the services of both engines have in common: the check of arguments, the calls about tasks
 * and variables, users and tenants.
 *
 * <p>The services of the engines call it; it may use the commands of the shared layer.
 */
package io.millrace.common.internal.service;
